// Whoever waits for something asks again and again, and each time in vain Testing Library writes the whole page into the error. Only the last
// error is read, and `waitFor` writes the page into that one by itself.
import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

const inVain = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  getElementError: (message, container) =>
    inVain() ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }) : getElementError(message, container),
});
