import { expect, it } from '@jest/globals';
import { askFor, listenTo } from './asked.ts';

it('what was asked for before anybody listened is heard once, by who listens first', () => {
  const heard: string[] = [];
  askFor('palette');
  listenTo((asked) => heard.push(asked))();
  listenTo((asked) => heard.push(asked))();
  expect(heard).toEqual(['palette']);
});
