/** How a national number is split after its 0: London and the like, the large cities and 03 and 08, everywhere else. */
const SHAPES = [/^(2\d)(\d{4})(\d{4})$/, /^(1\d1|11\d|[38]\d\d)(\d{3})(\d{4})$/, /^(8\d\d|\d{4})(\d+)$/];

/** A number of the United Kingdom as people write it there, `07700 900123`; any other as it is. */
export function phoneInWords(phone: string): string {
  const national = /^(?:\+44|0)(\d{7,10})$/.exec(phone.replace(/[\s().-]/g, ''))?.[1];
  const parts = national && SHAPES.map((shape) => shape.exec(national)).find(Boolean);
  return parts ? `0${parts.slice(1).join(' ')}` : phone;
}
