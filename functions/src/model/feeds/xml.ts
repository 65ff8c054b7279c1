const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 forbids even as references. Readers reject a document that contains one. */
const forbiddenCharacters = /[\p{Surrogate}\u{FFFE}\u{FFFF}]|(?![\t\n\r])\p{Control}/gu;

/** Escapes text for an element or a quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replace(forbiddenCharacters, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

export const formatElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
