/** Longest searched side in pixels. A card that fills a quarter of a photo stays readable. */
const searchedPixels = 1600;

/** Time limits for decoding. A camera frame gets less, because the next frame follows. */
const timeLimitMs = { picture: 3000, frame: 60 } as const;

function drawPixels(source: ImageBitmap | HTMLVideoElement, width: number, height: number): ImageData {
  const scale = Math.min(1, searchedPixels / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('This browser has no canvas.');
  // A transparent background would become black, and a QR code needs a light one.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

async function decodeText(image: ImageData, timeLimit: number): Promise<string | undefined> {
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR(image, { timeLimit });
  } catch {
    // `decodeQR` throws when it finds no code.
    return undefined;
  }
}

/** Returns the text of the QR code in a picture, if any. Throws if the browser cannot decode the file. */
export async function textInPicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file);
  const pixels = drawPixels(picture, picture.width, picture.height);
  picture.close();
  return decodeText(pixels, timeLimitMs.picture);
}

export async function textInFrame(video: HTMLVideoElement): Promise<string | undefined> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  return decodeText(drawPixels(video, videoWidth, videoHeight), timeLimitMs.frame);
}
