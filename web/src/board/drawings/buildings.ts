// Buildings in a box of 24 by 24: the body, the roof over it, and its lights.

import type { Piece } from "../icons";

export const BUILDINGS: Record<Piece, readonly [string, string, string]> = {
  house: ["M4.5 11v10.5h15V11L12 4z", "M12 1.5L1.5 11.5l2 2L12 6l8.5 7.5l2-2z", "M10 14.5h4v7h-4z"],
  hotel: ["M3 22.5V5h18v17.5z", "M1.5 2.5h21v3.3h-21zM1.5 14.8h21l-1.8 3.4H3.3z", "M5.5 7.8h3v4.7h-3zM10.5 7.8h3v4.7h-3zM15.5 7.8h3v4.7h-3zM10 18.2h4v4.3h-4z"],
  skyscraper: ["M8 23.5V4h8v19.5zM2 23.5V11h6v12.5zM16 23.5V14h6v9.5z", "M11.3 0h1.4v4h-1.4zM8 3.5h8v1.8H8zM2 10.5h6v1.6H2zM16 13.5h6v1.6h-6z", "M9.6 7.2h4.8v1.3H9.6zM9.6 10h4.8v1.3H9.6zM9.6 12.8h4.8v1.3H9.6zM9.6 15.6h4.8v1.3H9.6zM9.6 18.4h4.8v1.3H9.6zM3.5 14h3v1.2h-3zM3.5 16.8h3V18h-3zM3.5 19.6h3v1.2h-3zM17.5 17h3v1.2h-3zM17.5 19.8h3V21h-3z"],
  depot: ["M2 22.5V11L12 4.5L22 11v11.5z", "M12 1.5L.8 9v3L12 5l11.2 7V9z", "M6 22.5v-6.5a6 5.5 0 0 1 12 0v6.5z"],
  stand: ["M4 9h2.2v13H4zM17.8 9H20v13h-2.2zM4 16h16v2H4z", "M1.5 9L4 2.5h16L22.5 9z", "M8 4.3h2v3H8zM12 4.3h2v3h-2zM16 4.3h1.6v3H16z"],
};
