export class SaveAnswer {}
