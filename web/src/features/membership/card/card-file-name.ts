/**
 * Name of the downloaded card: `membership-card-budi-santoso.png`.
 *
 * @param scale 2 for twice the size, which the name then tells
 */
export function cardFileName(name: string, scale: 1 | 2 = 1): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `membership-card-${slug === '' ? 'member' : slug}${scale === 1 ? '' : `-${scale}x`}.png`;
}
