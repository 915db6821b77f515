// Wheel, drag and pinch on the board's window, told as zooms and pans.

export interface Hands {
  zoom(factor: number, x: number, y: number): void;
  pan(dx: number, dy: number): void;
  zoomedIn(): boolean;
}

const SLACK = 6; // pixels a press may wander and still be a click

export function gestures(node: HTMLElement, hands: Hands) {
  const pointers = new Map<number, { x: number; y: number }>();
  let wandered = 0;
  let dragged = false;

  const local = (event: { clientX: number; clientY: number }) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (pointers.size === 0) [wandered, dragged] = [0, false];
    pointers.set(event.pointerId, local(event));
  }

  function move(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = Math.hypot(before.x - other.x, before.y - other.y);
      const factor = spread > 0 ? Math.hypot(now.x - other.x, now.y - other.y) / spread : 1;
      hands.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      hands.zoom(factor, (now.x + other.x) / 2, (now.y + other.y) / 2);
      dragged = true;
    } else if (hands.zoomedIn()) {
      wandered += Math.hypot(now.x - before.x, now.y - before.y);
      if (wandered > SLACK && !dragged) {
        dragged = true;
        node.setPointerCapture(event.pointerId);
      }
      if (dragged) hands.pan(now.x - before.x, now.y - before.y);
    }
    pointers.set(event.pointerId, now);
  }

  function up(event: PointerEvent): void {
    pointers.delete(event.pointerId);
  }

  /** A drag ends with a click that nobody meant. */
  function click(event: MouseEvent): void {
    if (!dragged) return;
    event.stopPropagation();
    event.preventDefault();
    dragged = false;
  }

  function wheel(event: WheelEvent): void {
    if (event.deltaY > 0 && !hands.zoomedIn()) return; // the page may scroll
    event.preventDefault();
    const { x, y } = local(event);
    const pixels = event.deltaMode === 1 ? event.deltaY * 24 : event.deltaY;
    hands.zoom(Math.exp(-Math.max(-120, Math.min(120, pixels)) * (event.ctrlKey ? 0.01 : 0.0022)), x, y);
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("pointerleave", up);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("pointerleave", up);
      node.removeEventListener("click", click, true);
      node.removeEventListener("wheel", wheel);
    },
  };
}
