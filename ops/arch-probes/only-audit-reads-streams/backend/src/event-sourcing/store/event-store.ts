export abstract class EventStore {}
