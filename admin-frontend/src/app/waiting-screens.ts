// Where somebody waits for the team, in one file: together they weigh less on the first screen, which names what it may load.
export { CallBacksPage } from '../features/call-backs/call-backs-page.tsx';
export { ErasuresPage } from '../features/erasures/erasures-page.tsx';
export { MessagesPage } from '../features/messages/messages-page.tsx';
