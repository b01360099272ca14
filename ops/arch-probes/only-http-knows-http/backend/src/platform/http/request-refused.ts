export class RequestRefused {}
