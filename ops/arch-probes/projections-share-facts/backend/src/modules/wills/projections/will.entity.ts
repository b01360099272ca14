export class WillRow {}
