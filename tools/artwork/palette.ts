export const ink = {
  navy: '#0c1a3a',
  teal: '#0a6668',
  mint: '#7fd9d1',
  foam: '#d3f0ea',
  saffron: '#f0a531',
} as const;
