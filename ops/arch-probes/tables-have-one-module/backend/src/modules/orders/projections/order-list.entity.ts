export class OrderRow {}
