import type { QrDrawing } from '#web/lib/qr.ts';

interface QrCodeProps {
  readonly drawing: QrDrawing;
  readonly label: string;
  readonly className: string | undefined;
}

/** A QR code, black on white in every theme: cameras need the contrast and the white border. */
export function QrCode({ drawing: { size, path }, label, className }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
