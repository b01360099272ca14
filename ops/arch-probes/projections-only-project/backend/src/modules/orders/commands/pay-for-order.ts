export class PayForOrder {}
