import { describe, expect, it } from '@jest/globals';
import { html } from './html.ts';

describe('markup', () => {
  it('escapes every value in text and attributes', () => {
    const evil = `"><script>alert('x')</script>&`;
    expect(html`<p title="${evil}">${evil}</p>`.markup).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</p>',
    );
  });

  it('keeps its own fragments, joins lists and leaves out what is not there', () => {
    const items = ['a<', 'b'].map((text) => html`<li>${text}</li>`);
    expect(html`${items}${undefined}${false}${0}`.markup).toBe('<li>a&lt;</li><li>b</li>0');
  });
});
