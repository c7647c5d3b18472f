import webpack from 'webpack';

const compiler = webpack({
  mode: 'production',
  entry: './main.js',
  output: { path: new URL('dist', import.meta.url).pathname, publicPath: '/dist/' },
  // The package is minified already. For your own code: terser-webpack-plugin, with `exclude: /node_modules.ordinacia/`.
  optimization: { minimize: false },
  performance: { hints: false },
});
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
  console.log(stats.toString('minimal'));
});
