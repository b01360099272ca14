// Where somebody waits for the team, which loads as one.
export { CallBacksPage } from '../features/call-backs/call-backs-page.tsx';
export { ErasuresPage } from '../features/erasures/erasures-page.tsx';
export { MessagesPage } from '../features/messages/messages-page.tsx';
