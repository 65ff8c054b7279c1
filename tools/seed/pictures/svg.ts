export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Common system fonts; the picture can look slightly different on other systems. */
const fonts = "'DejaVu Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

export const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${fonts}">${content}</svg>`;

export const gradient = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** Returns kawung, a batik pattern of four petals around a crossing, as a faint pattern fill. */
export const kawung = (id: string, colour: string, size: number): string => {
  const [half, wide, narrow] = [size / 2, size * 0.19, size * 0.1];
  const petal = (turn: number) =>
    `<ellipse cx="${half}" cy="${half * 0.5}" rx="${narrow}" ry="${wide}" transform="rotate(${turn} ${half} ${half})"/>`;
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g fill="${colour}">${[45, 135, 225, 315].map(petal).join('')}<circle cx="${half}" cy="${half}" r="${size * 0.035}"/></g></pattern>`;
};
