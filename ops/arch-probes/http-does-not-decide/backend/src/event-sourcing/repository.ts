export class Repository {}
