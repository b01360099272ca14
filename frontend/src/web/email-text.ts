import { createElement, Fragment, type ReactNode } from 'react';

/** An address, or a sentence with addresses. Each breaks where a reader would break it, after the @ and after dots, and not in the middle of a word. */
export function EmailText({ children }: { readonly children: string }): ReactNode {
  const parts = children.split(ADDRESS).flatMap((text, at) => (at % 2 === 0 ? [text] : text.split(PLACE)));
  return parts.map((part, at) => (isPlace(part) ? createElement(Fragment, { key: at }, part, createElement('wbr')) : part));
}

const ADDRESS = /(\S+@\S+)/;
/** What a line may end with; as a group, so that it is kept. */
const PLACE = /([@.])(?=.)/;

const isPlace = (part: string): boolean => part === '@' || part === '.';
