/** Returns the name of the downloaded card: `membership-card-budi-santoso.png`; double size adds `-2x`. */
export function cardFileName(name: string, scale: 1 | 2 = 1): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    // The remaining marks belong to letters of other scripts.
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `membership-card-${slug === '' ? 'member' : slug}${scale === 1 ? '' : `-${scale}x`}.png`;
}
