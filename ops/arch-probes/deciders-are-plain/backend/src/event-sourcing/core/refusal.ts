export class Refused {}
