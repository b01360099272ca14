export class Orders {}
