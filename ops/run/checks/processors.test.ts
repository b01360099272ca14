import { expect, it } from '@jest/globals';
import { watchProcessors } from './processors.ts';

it('says how the processors spent their time between two looks', () => {
  const looks = ['cpu  100 0 50 800 10 0 0 5 0 0\ncpu0 1 2 3\n', 'cpu  150 10 70 900 20 0 0 15 0 0\ncpu0 1 2 3\n'].values();
  const told = watchProcessors(() => looks.next().value ?? '');
  expect(told()).toBe('Processors: 40 % busy, 5 % waiting for disks, 5 % taken by other machines');
});

it('says nothing where the system does not tell', () => {
  expect(watchProcessors(() => '')()).toBe('');
});
