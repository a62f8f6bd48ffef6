/** Somebody waiting behind a camera; stands with the feet at the given point. */
export function Photographer({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y + 3})`} fill={colour} stroke={colour} strokeLinecap="round">
      <path d="M-13 0-5-25M3 0-5-25M-5 0v-25" strokeWidth="1.6" fill="none" />
      <path d="M-12-32h13v8h-13zM-17-30.5h5v5h-5z" strokeWidth="0.5" />
      <path d="M12 0l1-17c-2-6-1-13 3-14 5-1 8 4 7 12l-1 19h-4l-1-14-1 14z" strokeWidth="1" />
      <path d="M14-27 3-26" strokeWidth="3" fill="none" />
      <circle cx="15.5" cy="-35.5" r="4.6" stroke="none" />
    </g>
  );
}
