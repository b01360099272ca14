/** The two calculators: their anchors, their tabs, and what is pending while the email address is asked for. */
export const TOOLS = { intestacy: 'Intestacy Calculator', probate: 'Probate Cost Calculator' } as const;

export type Tool = keyof typeof TOOLS;

export const isTool = (name: string | undefined): name is Tool => name !== undefined && Object.hasOwn(TOOLS, name);
