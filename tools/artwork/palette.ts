/** Colours of the pictures: night sea, teal, and the warm light of a low sun. */
export const ink = {
  night: '#060e22',
  navy: '#0c1a3a',
  indigo: '#182a58',
  slate: '#2c3d68',
  pine: '#074b4e',
  teal: '#0a6668',
  lagoon: '#2f8f8f',
  mint: '#7fd9d1',
  foam: '#d3f0ea',
  saffron: '#f0a531',
  amber: '#f8c968',
  clay: '#e07a4f',
  rust: '#b94a20',
  brick: '#7c2c12',
  cream: '#fbf0da',
  paper: '#fdf8ee',
} as const;

/** Skin and hair colours of the people, who have no faces. */
export const skins = ['#b9774f', '#8f5636', '#c98d62', '#a5663f', '#744429'] as const;
export const hair = '#1a1220';
