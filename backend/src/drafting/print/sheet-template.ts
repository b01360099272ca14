import { SHEET_FOOT, SHEET_STYLE } from './sheet-style.ts';

/** What follows the styles of a sheet, the same on paper and on a screen. */
export const SHEET_BODY = String.raw`</style>
</head>
<body>
<main>
<h1>{{title}}</h1>
<p class="subtitle">{{> chunks subtitle}}</p>
{{#each blocks}}{{> block}}{{/each}}
</main>
</body>
</html>
`;

export const SHEET_TEMPLATE = String.raw`{{> head}}
@page {
  size: A4;
  margin: 20mm 22mm {{foot.margin}};
  @bottom-left { width: 74%; text-align: left; content: "{{foot.left}}"; font: 400 {{foot.points}}pt/{{foot.leading}} "Will"; ${SHEET_FOOT} }
  @bottom-right { width: 26%; text-align: right; content: "Page " counter(page) " of " counter(pages); font: 400 {{foot.points}}pt/{{foot.leading}} "Will"; ${SHEET_FOOT} }
}
${SHEET_STYLE}
${SHEET_BODY}`;

const BLOCK_PARTIAL = String.raw`
{{#if isHeading}}<h2>{{text}}</h2>{{/if}}
{{#if isParagraph}}<p>{{> chunks text}}</p>{{/if}}
{{#if isNotice}}<p class="notice">{{> chunks text}}</p>{{/if}}
{{#if isPoints}}<ul class="short">{{#each items}}<li><span class="mark" aria-hidden="true">•</span> <span>{{> chunks this}}</span></li>
{{/each}}</ul>{{/if}}
{{#if isSteps}}<ol class="steps">{{#each items}}<li><span class="mark">{{number}}</span> <b>{{> chunks title}}</b> <span>{{> chunks text}}</span></li>
{{/each}}</ol>{{/if}}
{{#if isNames}}<ul class="names {{columns}}">{{#each names}}<li><b>{{name}}</b>{{#if note}} <span>({{note}})</span>{{/if}}</li>
{{/each}}</ul>{{/if}}
{{#if isTable}}<dl>{{#each rows}}<dt>{{label}}</dt><dd>{{> chunks value}}</dd>
{{/each}}</dl>{{/if}}
{{#if isRecord}}<section class="record"><p class="when">{{when}}</p><div><p>{{> chunks text}}</p><dl>{{#each rows}}<div><dt>{{label}}</dt><dd>{{> chunks value}}</dd></div>
{{/each}}</dl></div></section>{{/if}}
{{#if isBlanks}}{{#each labels}}<p class="blank"><span>{{this}}</span><i></i></p>
{{/each}}{{/if}}
{{#if isQuote}}<blockquote>{{#each paragraphs}}<p>“{{> chunks this}}”</p>
{{/each}}</blockquote>{{/if}}
{{#if isClause}}<section class="clause"><h2><span class="mark">{{number}}</span> {{heading}}</h2>
<div class="beside"><div class="what">{{#each explanation}}<p{{#if isLong}} class="long"{{/if}}>{{> chunks text}}</p>
{{/each}}</div><div class="wording">{{#each wording}}<p class="{{#if isItem}}item{{/if}}{{#if isLong}} long{{/if}}"><span class="mark">{{mark}}</span> {{> chunks text}}</p>
{{/each}}</div></div></section>{{/if}}`;

const CHUNKS_PARTIAL = String.raw`{{#each this}}{{#if noWrap}}<span class="nowrap">{{text}}</span>{{else}}{{text}}{{/if}}{{/each}}`;

export const SHEET_PARTIALS = { block: BLOCK_PARTIAL, chunks: CHUNKS_PARTIAL };
