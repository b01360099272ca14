// Emotion's style sheet for tests. jsdom tries every rule on every element it is asked about, which took a third of the suite's time, so only
// the rules that decide what can be seen, reached or measured come into the document.
const DECIDES = /visibility:|display:none|pointer-events:|max-height:/;

exports.StyleSheet = class {
  constructor({ key }) {
    this.key = key;
    this.tags = [];
  }
  insert(rule) {
    if (!DECIDES.test(rule)) return;
    this.tag ??= document.head.appendChild(document.createElement('style'));
    this.tag.appendChild(document.createTextNode(rule));
  }
  hydrate() {}
  flush() {}
};
