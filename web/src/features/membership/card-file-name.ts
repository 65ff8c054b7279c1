/** Name of the downloaded card: `membership-card-budi-santoso.png`. */
export function cardFileName(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `membership-card-${slug === '' ? 'member' : slug}.png`;
}
