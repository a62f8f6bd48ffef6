const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>',
];

/** The smallest PDF, one empty page; `start` says where its table of contents is, by default the truth. */
export function aPdf(start?: number): Buffer {
  let text = '%PDF-1.4\n';
  const places = OBJECTS.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${OBJECTS.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${OBJECTS.length + 1} /Root 1 0 R >>\nstartxref\n${start ?? table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
