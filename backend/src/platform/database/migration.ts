/** One forward step of the schema. Never edited once applied anywhere: migrate() refuses a changed text. */
export type Migration = {
  /** Unique and stable, such as `event-store-001-log`. Order of application is the order of the list. */
  readonly id: string;
  readonly sql: string;
};
