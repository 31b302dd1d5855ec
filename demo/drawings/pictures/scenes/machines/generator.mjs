import { material } from '../../scene.mjs';
import { smallEngine } from '../../small-engine.mjs';

export default {
  detail: [180, 330, 520],
  idPrefix: 'gn',
  colours: ['#b3202a', '#5f0d13', '#e0636b', '#f0f3f4'],
  draw(s) {
    const { G, b, bd, bl, a } = s;
    s.shadow(600, 780, 520, 34);
    s.shadow(330, 776, 120, 14);
    s.shadow(890, 776, 120, 14);
    // far frame
    s.tube('M230 740L230 210C230 180 246 164 276 164L900 164C930 164 946 180 946 210L946 740', 20, [
      material.rubber[0],
      material.plastic[0],
      material.plastic[2],
    ]);
    // alternator, right
    s.path('M640 470L900 452C924 452 936 470 936 500L936 690L640 700Z', G.stV);
    for (let i = 0; i < 7; i++) s.rect(720 + i * 30, 486, 11, 190, 4, material.steel[0], 'opacity=".8"');
    s.path('M640 470L900 452C912 452 922 457 928 466L640 486Z', material.steel[4]);
    smallEngine(s, 470, 716, 1);
    // muffler behind the panel, left
    s.path('M214 430L300 420L306 560L214 568Z', material.steel[0]);
    s.path('M214 430L300 420L301 438L214 448Z', material.steel[2]);
    // tank across the top
    s.path('M262 250C262 214 286 196 324 194L850 186C890 186 912 206 914 242L918 330L258 344Z', G.body);
    s.path('M262 250C262 214 286 196 324 194L850 186C880 186 902 200 910 222L266 238Z', bl, 'opacity=".8"');
    s.path('M258 318L917 304L918 330L258 344Z', bd);
    s.path('M380 270L660 263L640 292L372 298Z', a, 'opacity=".9"');
    s.rect(540, 160, 110, 36, 12, G.pl);
    s.rect(548, 160, 94, 9, 4, material.plastic[4]);
    // control panel
    s.path('M650 380L928 372L932 560L650 566Z', material.plastic[0]);
    s.path('M656 386L922 379L926 554L656 560Z', G.pl);
    s.path('M656 386L922 379L922 390L656 398Z', material.plastic[4]);
    for (const x of [720, 830]) {
      s.circ(x, 474, 44, material.plastic[0]);
      s.circ(x - 1, 473, 38, '#23598c');
      s.circ(x - 2, 472, 28, '#0f2f4f');
      s.circ(x - 12, 472, 5, material.rubber[0]);
      s.circ(x + 8, 472, 5, material.rubber[0]);
    }
    s.rect(886, 416, 26, 44, 5, '#c4261d');
    s.rect(886, 416, 26, 20, 5, '#ef4b3c');
    s.circ(898, 510, 14, material.steel[1]);
    s.circ(690, 534, 9, b);
    s.circ(720, 534, 9, '#e08a1c');
    // frame in front
    s.tube('M200 760L200 240C200 204 220 184 256 184', 24);
    s.tube('M978 760L978 236C978 200 958 180 922 180', 24);
    s.tube('M186 740L992 740', 24);
    s.tube('M200 350L258 346M920 340L978 338', 18);
    s.rect(222, 752, 90, 24, 8, material.rubber[1]);
    s.rect(862, 752, 90, 24, 8, material.rubber[1]);
  },
};
