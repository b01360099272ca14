import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { EmailText } from './email-text.ts';

const html = (text: string): string => render(<EmailText>{text}</EmailText>).container.innerHTML;

describe('an address in a text', () => {
  it('may break after its @ and after its dots, and nowhere else', () => {
    expect(html('jane.smith.2@example.org')).toBe('jane.<wbr>smith.<wbr>2@<wbr>example.<wbr>org');
    expect(html('To move to jane@example.org. Not before 14.30.')).toBe('To move to jane@<wbr>example.<wbr>org. Not before 14.30.');
    expect(html('')).toBe('');
  });

  it('is found and copied as one', () => {
    render(
      <p>
        <EmailText>jane.smith@example.org</EmailText>
      </p>,
    );
    expect(screen.getByText('jane.smith@example.org')).toHaveTextContent(/^jane\.smith@example\.org$/);
  });
});
