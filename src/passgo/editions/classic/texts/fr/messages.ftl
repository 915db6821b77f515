# Le nom des choses. Tout message peut lire $skin, le nom de l’habillage du plateau.

edition-classic = Classique
edition-classic-about = Faites le tour de 40 cases, réunissez des titres de propriété, bâtissez, et soyez le dernier joueur à ne pas avoir fait faillite.

skin-london = Londres
skin-paris = Paris
skin-springfield = Springfield

earlier-shortage = Cette partie a commencé avec la version 1 des règles. L’une d’elles a changé depuis : quand il reste à la banque moins de bâtiments que vous ne pourriez en utiliser tous ensemble, chacun dit combien il en veut, et si c’est trop, tous sont mis aux enchères.
