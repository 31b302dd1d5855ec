import { material } from '../../scene.mjs';

export default {
  detail: [560, 150, 460],
  idPrefix: 'pl',
  colours: ['#e9eef0', '#93a3a9', '#ffffff', '#1b6f5a'],
  draw(s) {
    const { bd, bl, a } = s;
    s.shadow(600, 800, 480, 32);
    const pane = s.lin('pane', 0, 0, 1, 1, [
      [0, '#ffffff', 0.75],
      [0.25, '#cfe4ea', 0.55],
      [0.5, '#ffffff', 0.65],
      [0.75, '#a9c8d2', 0.55],
      [1, '#dfeff5', 0.7],
    ]);
    const one = (dx, dy) =>
      s.g(`transform="translate(${dx} ${dy})"`, () => {
        s.path('M200 300L820 180L840 690L240 790Z', pane);
        s.path('M200 300L820 180L840 690L240 790Z', bd, 'opacity=".18"');
        // thick edges
        s.path('M820 180L838 190L858 696L840 690Z', '#5c9aa8');
        s.path('M240 790L840 690L858 696L258 800Z', '#3d7785');
        s.path('M200 300L820 180L838 190L218 312Z', bl);
        s.path('M200 300L218 312L258 800L240 790Z', '#9cc7d1');
        s.path('M300 290L430 266L300 776L262 782Z', '#fff', 'opacity=".5"');
        s.path('M500 252L545 243L400 760L358 767Z', '#fff', 'opacity=".4"');
      });
    one(150, -40);
    one(80, -10);
    one(0, 20);
    // protective film peeling from the corner
    s.path('M620 238L820 200L826 350C760 350 670 310 620 238Z', a, 'opacity=".9"');
    s.path('M620 238C690 260 780 300 826 350C760 356 660 320 620 238Z', '#fff', 'opacity=".55"');
    // carpenter’s pencil marks
    s.line('M300 640L700 572', 4, material.plastic[2], 'stroke-dasharray="22 14" opacity=".6"');
    s.line('M560 330L576 600', 4, material.plastic[2], 'stroke-dasharray="22 14" opacity=".6"');
  },
};
