import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { createElement } from 'react';

it('React for development draws here, and says what is wrong', () => {
  const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
  render(createElement('ul', {}, [createElement('li'), createElement('li')]));
  expect(complain.mock.calls.join(' ')).toContain('unique "key" prop');
  complain.mockRestore();
});
