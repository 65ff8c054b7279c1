const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 cannot hold in any spelling: one such character and no reader takes the document. */
const unspeakable = /[\p{Surrogate}\u{FFFE}\u{FFFF}]|(?![\t\n\r])\p{Control}/gu;

/** Text for the inside of an element or of a quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replace(unspeakable, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** `<name>text</name>`. */
export const elementOf = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
