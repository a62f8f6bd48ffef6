import { cutOf, type Layout } from './layout.ts';

const QUALITY = 0.9;

/** Draws a layout over our watermarked picture, as the stage shows it, and returns it as a JPEG. */
export async function drawLayout(src: string, layout: Layout): Promise<Blob> {
  const answer = await fetch(src);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const picture = await createImageBitmap(await answer.blob());
  const cut = cutOf(picture, layout);
  const canvas = document.createElement('canvas');
  const [width, height] = [Math.round(cut.width), Math.round(cut.height)];
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d')!;
  pen.drawImage(picture, cut.left, cut.top, cut.width, cut.height, 0, 0, width, height);
  if (layout.logo) await drawLogo(pen, layout, layout.logo.url);
  drawWord(pen, layout);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY);
  });
}

async function drawLogo(pen: CanvasRenderingContext2D, { logoAt, logoSize }: Layout, url: string): Promise<void> {
  const logo = new Image();
  logo.src = url;
  await logo.decode();
  const { width, height } = pen.canvas;
  const wide = logoSize * width;
  const high = (wide * logo.naturalHeight) / logo.naturalWidth;
  pen.drawImage(logo, logoAt.x * width - wide / 2, logoAt.y * height - high / 2, wide, high);
}

function drawWord(pen: CanvasRenderingContext2D, { word, colour, wordAt, wordSize }: Layout): void {
  const { width, height } = pen.canvas;
  pen.font = `700 ${wordSize * width}px ${getComputedStyle(document.body).fontFamily}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = colour;
  pen.fillText(word, wordAt.x * width, wordAt.y * height);
}
