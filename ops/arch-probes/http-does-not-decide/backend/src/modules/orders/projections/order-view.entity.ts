export class OrderView {}
