export declare const needsNothing: (args: readonly (string | undefined)[]) => boolean;
