export class Streams {}
