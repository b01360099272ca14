export * as MESSAGES from './messages-catalogue.ts';
