export abstract class Queue {}
