/** Longest side that is searched: a card that fills a quarter of a photo is still large enough in it. */
const searchedPixels = 1600;

/** Time that one picture may take; a frame of the camera gives way to the next one sooner. */
const patienceMs = { picture: 3000, frame: 60 } as const;

/** A drawing of what is to be read, small enough to be searched. */
function pixelsOf(source: ImageBitmap | HTMLVideoElement, width: number, height: number): ImageData {
  const scale = Math.min(1, searchedPixels / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('This browser has no canvas.');
  // A transparent picture would be black where a code needs its light.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

async function textIn(image: ImageData, timeLimit: number): Promise<string | undefined> {
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR(image, { timeLimit });
  } catch {
    // Thrown where no code is found.
    return undefined;
  }
}

/**
 * The text of the QR code in a picture; undefined without one.
 *
 * @throws DOMException when the file is no picture that the browser knows
 */
export async function textInPicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file);
  const pixels = pixelsOf(picture, picture.width, picture.height);
  picture.close();
  return textIn(pixels, patienceMs.picture);
}

/** The text of the QR code that the camera sees at this moment; undefined without one. */
export async function textInFrame(video: HTMLVideoElement): Promise<string | undefined> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  return textIn(pixelsOf(video, videoWidth, videoHeight), patienceMs.frame);
}
