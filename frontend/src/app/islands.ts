import { startIslands } from './start-islands.ts';

startIslands(document, location);
