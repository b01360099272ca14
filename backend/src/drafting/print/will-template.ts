import { FOOTER_STYLE, WILL_STYLE } from './will-style.ts';

export const WILL_TEMPLATE = String.raw`{{> head}}
@page {
  size: A4;
  margin: {{margins}};
  @bottom-left { width: {{foot.leftWidth}}%; text-align: left; content: "{{foot.left}}"; font: 400 {{foot.points}}pt/{{foot.leading}} "Will"; ${FOOTER_STYLE} }
  @bottom-right { width: {{foot.rightWidth}}%; text-align: right; content: "{{foot.version}}\a Page " counter(page) " of " counter(pages); font: 400 {{foot.points}}pt/{{foot.leading}} "Will"; ${FOOTER_STYLE} }
}
${WILL_STYLE}
</style>
</head>
<body>
{{#if isDraft}}<div class="watermark" aria-hidden="true"><span>{{draftMark}}</span></div>{{/if}}
<main>
<h1>{{title}}</h1>
<p>{{> spans opening}}</p>
{{#each clauses}}{{> clause}}{{/each}}
{{#if isDraft}}
<p class="omitted">{{noSigningPage}}</p>
{{else}}
{{#if hasOwnPage}}<p class="nothing-more">{{nothingMore}}</p>
<div class="rest" aria-hidden="true"><div></div></div>
{{/if}}<section class="{{signingClass}}">
{{#each lastClauses}}{{> clause}}{{/each}}
<h2>{{signing.heading}}</h2>
<p>{{> spans signing.declaration}}</p>
{{#each signing.blanks}}<p class="blank"><span>{{> spans this}}</span><i></i></p>{{/each}}
<p class="attestation">{{> spans signing.attestation}}</p>
<div class="witnesses">
{{#each signing.witnesses}}<section>
<h3>{{heading}}</h3>
{{#each blanks}}<p class="blank"><span>{{label}}</span><i></i></p>
{{#if hasTwoLines}}<p class="blank more" aria-hidden="true"><i></i></p>
{{/if}}{{/each}}
</section>
{{/each}}</div>
<p class="who">{{> spans signing.whoMayWitness}}</p>
<p class="nothing-more">{{nothingMore}}</p>
<div class="stroke" aria-hidden="true"></div>
</section>
{{/if}}
</main>
</body>
</html>
`;

export const CLAUSE_PARTIAL = String.raw`
<h2 class="numbered"><span class="number">{{number}}</span> {{heading}}</h2>
{{#each subClauses}}<p class="numbered{{#if items.length}} leads{{/if}}{{#if isWhole}} whole{{/if}}"><span class="number">{{number}}</span> {{> spans spans}}</p>
{{#if items.length}}<ol>
{{#each items}}<li{{#if isWhole}} class="whole"{{/if}}><span class="letter">{{label}}</span> {{> spans spans}}</li>
{{/each}}</ol>
{{/if}}{{/each}}`;

export const SPANS_PARTIAL = String.raw`{{#each this}}{{#if isTerm}}<b>“{{text}}”</b>{{else}}{{#if noWrap}}<span class="nowrap">{{text}}</span>{{else}}{{text}}{{/if}}{{/if}}{{/each}}`;
