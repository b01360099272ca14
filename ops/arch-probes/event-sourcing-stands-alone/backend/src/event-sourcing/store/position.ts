export type Position = string;
