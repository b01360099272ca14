export abstract class ReadDb {}
