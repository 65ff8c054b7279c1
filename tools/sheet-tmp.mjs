import sharp from 'sharp';

const [out, height, scale, ...names] = process.argv.slice(2);
const ims = await Promise.all(
  names.map(async (n) => {
    const f = `/tmp/shots/${n}.png`;
    const m = await sharp(f).metadata();
    const h = Math.min(m.height, Number(height));
    const w = Math.round(m.width * Number(scale));
    return {
      input: await sharp(f)
        .extract({ left: 0, top: 0, width: m.width, height: h })
        .resize(w)
        .png()
        .toBuffer(),
      w,
      h: Math.round(h * Number(scale)),
    };
  }),
);
let x = 0;
const comp = ims.map((i) => {
  const c = { input: i.input, left: x, top: 0 };
  x += i.w;
  return c;
});
await sharp({
  create: { width: x, height: Math.max(...ims.map((i) => i.h)), channels: 3, background: '#fff' },
})
  .composite(comp)
  .png()
  .toFile(out);
